import type { Company } from '../model/company-schema.ts';
import { addressLines } from './address-lines.ts';

/** The company as registers know it: legal name, registration number if it has one, and address, in one line. */
export function registeredName({
  legalName,
  registrationNumber,
  address,
}: Pick<Company, 'legalName' | 'registrationNumber' | 'address'>): string {
  const number = registrationNumber && `registration number ${registrationNumber}`;
  return [legalName, number, ...addressLines(address)].filter(Boolean).join(', ');
}
