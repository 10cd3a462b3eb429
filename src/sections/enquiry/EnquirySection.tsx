import type { ReactNode } from 'react';
import type { TitledText } from '../../content/model/texts.ts';
import type { Tone } from '../../theme/tokens.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import type { EnquiryFormProps } from './EnquiryForm.tsx';
import { NextSteps } from '../NextSteps.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';

interface EnquirySectionProps extends Omit<EnquiryFormProps, 'labelledBy' | 'headingLevel'> {
  title: string;
  subtitle: string;
  eyebrow?: string;
  /** The section's tone; by default sand, or ink around a dark form. */
  tone?: Tone;
  /** The fragment for links to the form. */
  id?: string;
  /** The steps after an enquiry, if not the usual ones. */
  steps?: TitledText[];
  /** Replaces the steps. */
  children?: ReactNode;
  /** Below the form. */
  after?: ReactNode;
}

/** The closing form of a page: title and next steps on the left, the enquiry form on the right. */
export function EnquirySection({
  title,
  subtitle,
  eyebrow = 'Send an enquiry',
  formStyle = 'light',
  tone = formStyle === 'dark' ? 'ink' : 'sand',
  id = 'enquiry',
  steps,
  children = <NextSteps steps={steps} />,
  after,
  ...form
}: EnquirySectionProps) {
  const headingId = `${form.formType}-title`;
  return (
    <Section tone={tone} id={id} labelledBy={headingId} layout="split">
      <SectionHead eyebrow={eyebrow} title={title} id={headingId} lead={subtitle}>
        {children}
      </SectionHead>
      <EnquiryForm {...form} formStyle={formStyle} labelledBy={headingId} />
      {after}
    </Section>
  );
}
