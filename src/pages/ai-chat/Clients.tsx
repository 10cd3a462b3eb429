import { clients } from '../../content/clients.ts';
import { ClientLogos } from '../../sections/ClientLogos.tsx';
import { InView } from '../../ui/InView.tsx';

/** The sixteen wordmarks, fetched once a tenth of the wall is visible. */
export function Clients() {
  return (
    <InView>
      <ClientLogos
        logos={clients}
        number="06"
        eyebrow="Clients"
        title="From freight to clinics"
        lead="Sixteen of the companies whose questions we have learned to answer."
      />
    </InView>
  );
}
