import type { ClientLogo } from '../records/record-schemas.ts';

const client = (name: string, slug: string, more: Pick<ClientLogo, 'tall'> = {}): ClientLogo => ({
  name,
  logoUrl: `/logos/${slug}.svg`,
  ...more,
});

/** The clients whose logos pages show, any number of them. The shipped names are invented. */
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
