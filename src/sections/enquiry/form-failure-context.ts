import { createContext } from 'react';
import type { FormFailure } from '../../enquiry/form-failure.ts';

/** What a scriptless post got wrong; the form with the same formType shows it. Null on every other page. */
export const FormFailureContext = createContext<FormFailure | null>(null);
