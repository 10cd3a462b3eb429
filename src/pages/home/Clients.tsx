import { clients } from '../../content/clients.ts';
import { ClientLogos } from '../../sections/ClientLogos.tsx';

/** The wall of sixteen wordmarks. */
export function Clients() {
  return (
    <ClientLogos
      tone="sand"
      number="04"
      eyebrow="In good company"
      logos={clients}
      title="Our Clients"
      lead="A rail operator, a food group, a clinic network: sixteen organisations with systems that may not stop."
    />
  );
}
