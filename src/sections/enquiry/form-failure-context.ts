import { createContext } from 'react';
import type { FormFailure } from '../../enquiry/schema.ts';

/** The errors of a form posted without script, which the form with the same formType shows; else null. */
export const FormFailureContext = createContext<FormFailure | null>(null);
