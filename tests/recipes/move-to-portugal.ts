import { readFileSync } from 'node:fs';
import { site } from '../../src/content/site.ts';
import type { copyOfRepository } from '../support/repository-copy.ts';

const OFFICE = `  {
    key: 'lisbon',
    name: 'Lisbon',
    address: {
      street: ['Rua Augusta 1'],
      locality: 'Lisboa',
      code: '1100-420',
      country: country.name,
    },
    position: { latitude: 38.71, longitude: -9.1368 },
    hours,
    map: map('lisbon'),
  },
`;

/** Applies the recipe "Move to another country" to a copy of the repository. */
export function moveToPortugal({
  copy,
  write,
  replace,
  read,
}: ReturnType<typeof copyOfRepository>): void {
  write(
    'src/content/company/country.ts',
    readFileSync('tests/recipes/portugal.ts', 'utf8').replace('../../src/content/', '../'),
  );

  const offices = 'src/content/company/offices.ts';
  replace(offices, /(?<=OfficePlace\[\] = \[\n).*?(?=^\];)/ms, OFFICE);
  for (const size of ['640.avif', '750.avif', '828.avif', '1080.avif', '1200.avif', '1200.jpg'])
    copy(`public/art/offices/johannesburg-${size}`, `public/art/offices/lisbon-${size}`);

  const config = 'src/content/site.ts';
  replace(config, site.contact.phone, '+351 210 000 010');
  replace(config, /registrations: \[.*?\n {4}\],/s, 'registrations: [],');
  write(config, read(config).replaceAll(' (Pty) Ltd', ' Lda'));

  const seed = 'supabase/seed.sql';
  write(
    seed,
    read(seed)
      .replaceAll(/Johannesburg & South Africa|South Africa/g, 'Portugal')
      .replaceAll('Johannesburg, Cape Town and Durban', 'Lisbon')
      .replaceAll(/R(\d+) (\d{3})/g, '$1.$2 €')
      .replaceAll('VAT', 'IVA'),
  );
}
