import { clients } from '../../content/clients.ts';
import { ClientLogos } from '../../sections/ClientLogos.tsx';
import { clientWall } from './copy.ts';

/** The wall of the clients' wordmarks. */
export function Clients() {
  return <ClientLogos tone="sand" logos={clients} {...clientWall} />;
}
