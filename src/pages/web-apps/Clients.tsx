import { clients } from '../../content/clients.ts';
import { ClientLogos } from '../../sections/ClientLogos.tsx';

/** The sixteen wordmarks. */
export function Clients() {
  return (
    <ClientLogos
      logos={clients}
      tone="sand"
      number="06"
      eyebrow="Clients"
      title="Who builds with us"
      lead="Power and freight, food and clinics: products that have to work on Monday morning."
    />
  );
}
