import type { ReactNode } from 'react';
import type { TitledText } from '../../content/types.ts';
import type { Tone } from '../../theme/tokens.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import type { EnquiryFormProps } from './EnquiryForm.tsx';
import { NextSteps } from '../NextSteps.tsx';

const EnquiryForm = lazyPart(() =>
  import('./EnquiryForm.tsx').then((module) => module.EnquiryForm),
);

export interface LeadSectionProps extends Omit<EnquiryFormProps, 'labelledBy' | 'headingLevel'> {
  title: string;
  subtitle: string;
  eyebrow?: string;
  /** The section around the form; by default sand, or ink around a dark form. */
  tone?: Tone;
  /** Fragment that links lead to. */
  id?: string;
  /** What happens next, where it isn't what usually does. */
  steps?: TitledText[];
  /** Stands under the subtitle instead of what happens next. */
  children?: ReactNode;
}

/** The closing form of a page: title and what happens next on the left, the enquiry form on the right. */
export function LeadSection({
  title,
  subtitle,
  eyebrow = 'Send an enquiry',
  formStyle = 'light',
  tone = formStyle === 'dark' ? 'ink' : 'sand',
  id = 'enquiry',
  steps,
  children = <NextSteps steps={steps} />,
  ...form
}: LeadSectionProps) {
  const headingId = `${form.formType}-title`;
  return (
    <Section tone={tone} id={id} labelledBy={headingId} layout="split">
      <SectionHead eyebrow={eyebrow} title={title} id={headingId} lead={subtitle}>
        {children}
      </SectionHead>
      <EnquiryForm {...form} formStyle={formStyle} labelledBy={headingId} />
    </Section>
  );
}
