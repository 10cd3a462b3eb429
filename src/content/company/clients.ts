import type { ClientLogo } from '../records/record-schemas.ts';
import type { Sampled } from '../types.ts';

const client = (
  name: string,
  slug: string,
  more: Pick<ClientLogo, 'sample' | 'tall'> = {},
): ClientLogo => ({
  name,
  logoUrl: `/logos/${slug}.svg`,
  ...more,
});

const sample: Sampled = { sample: true };

/**
 * The clients whose logos pages show, any number of them. A sample's name is invented and its wordmark drawn; an
 * owner replaces it by a record without `sample`.
 */
export const clients: ClientLogo[] = [
  client('Halden & Roe', 'halden-and-roe', sample),
  client('Kopano Power', 'kopano-power', sample),
  client('Umbala', 'umbala', sample),
  client('Tidemark Logistics', 'tidemark-logistics', sample),
  client('Velmora', 'velmora', sample),
  client('Marula', 'marula', sample),
  client('Blackwattle', 'blackwattle', sample),
  client('Sisonke Foods', 'sisonke-foods', sample),
  client('Karoo Freight', 'karoo-freight', sample),
  client('Fynn', 'fynn', sample),
  client('Piko', 'piko', sample),
  client('Orbis Rail', 'orbis-rail', sample),
  client('Stonegate Trust', 'stonegate-trust', sample),
  client('Axiom', 'axiom', sample),
  client('Lumen Clinics', 'lumen-clinics', sample),
  client('Amber & Ash', 'amber-and-ash', sample),
];
