import compiled from '../compiled/figures.json' with { type: 'json' };
import type { Figures } from '../model/figures-schema.ts';

/** What services' pages state in figures of the company's own work: content/figures.yaml. */
export const ownFigures = compiled as Figures;
