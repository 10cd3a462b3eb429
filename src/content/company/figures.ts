import compiled from '../compiled/figures.json' with { type: 'json' };
import type { Figures } from '../model/figures-schema.ts';

/** The figures of the company's own work on the services' pages: content/figures.yaml. */
export const ownFigures = compiled as Figures;
