import { clients as logos } from '../../content/clients.ts';
import { ClientLogos } from '../../sections/ClientLogos.tsx';
import { InView } from '../../ui/InView.tsx';
import { clients } from './copy.ts';

/** The clients' wordmarks, fetched once a tenth of the wall is visible. */
export function Clients() {
  return (
    <InView>
      <ClientLogos
        logos={logos}
        tone="sand"
        eyebrow={clients.eyebrow}
        title={clients.title}
        lead={clients.lead}
      />
    </InView>
  );
}
