import type { ClientLogo } from './types.ts';

const client = (name: string, slug: string): ClientLogo => ({
  name,
  logoUrl: `/logos/${slug}.svg`,
});

/**
 * The clients of the logo wall, any number of them. Sample content: the names are made up and the
 * wordmarks drawn; a new owner puts in their own.
 */
export const clients: ClientLogo[] = [
  client('Halden & Roe', 'halden-and-roe'),
  client('Kopano Power', 'kopano-power'),
  client('Umbala', 'umbala'),
  client('Tidemark Logistics', 'tidemark-logistics'),
  client('Velmora', 'velmora'),
  client('Marula', 'marula'),
  client('Blackwattle', 'blackwattle'),
  client('Sisonke Foods', 'sisonke-foods'),
  client('Karoo Freight', 'karoo-freight'),
  client('Fynn', 'fynn'),
  client('Piko', 'piko'),
  client('Orbis Rail', 'orbis-rail'),
  client('Stonegate Trust', 'stonegate-trust'),
  client('Axiom', 'axiom'),
  client('Lumen Clinics', 'lumen-clinics'),
  client('Amber & Ash', 'amber-and-ash'),
];
