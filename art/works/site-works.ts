import { contactMapWork } from '../country/contact-map.ts';
import { iconWorks } from '../icons/icons.ts';
import { shareWorks } from '../share/share.ts';
import type { Work } from './work.ts';

/**
 * What follows an owner's content: the map of offices, icons and share images. These come last, because
 * they contain the pictures.
 */
export const siteWorks = (): Work[] => [contactMapWork, ...iconWorks, ...shareWorks()];
