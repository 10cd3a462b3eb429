import { clients } from '../../content/clients.ts';
import { ClientLogos } from '../../sections/ClientLogos.tsx';
import { clientWall } from './copy.ts';

/** The clients' wordmarks. */
export function Clients() {
  return <ClientLogos {...clientWall} logos={clients} tone="sand" />;
}
