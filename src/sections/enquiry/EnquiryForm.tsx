import { styled } from 'styled-components';
import { country } from '../../content/company/country.ts';
import { answerHours } from '../../content/company/promises.ts';
import type { FormType } from '../../content/navigation/form-types.ts';
import { siteConfig } from '../../content/site.ts';
import { enquiryFields, type FieldName, fieldNames, honeypotField } from '../../enquiry/fields.ts';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { ContactDirectly } from './ContactDirectly.tsx';
import { privacySentenceOf } from './privacy-copy.ts';
import { PrivacyButton } from './PrivacyNotice.tsx';
import { enquiryEndpoint } from './send.ts';
import { useEnquiryForm } from './use-enquiry-form.tsx';

/** The privacy line beside a form's button, with a link to the notice. */
function PrivacyLine() {
  return (
    <p>
      {privacySentenceOf(siteConfig)} <PrivacyButton />
    </p>
  );
}

/** The form's panel: one hairline around ruled fields. */
const Panel = styled.div`
  padding: clamp(20px, 4vw, 56px);
  border: 1px solid ${color.line};
  background: ${color.bg};
  color: ${color.fg};

  > header {
    margin-bottom: clamp(28px, 4vw, 48px);
  }
  > header > :is(h2, h3) {
    ${textStyle.h2}
  }
  .lead {
    margin-top: 16px;
  }

  .strip {
    ${textStyle.label}
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    justify-content: space-between;
    margin-bottom: clamp(24px, 3vw, 40px);
    padding-bottom: 16px;
    border-bottom: 1px solid ${color.line};
    color: ${color.muted};
  }
  .problems {
    margin-bottom: 32px;
    padding: 20px 24px;
    border: 1px solid ${color.destructive};
    border-inline-start-width: 4px;
    scroll-margin-top: 112px;
  }
  .problems p {
    display: flex;
    gap: 8px;
    font-weight: 600;
  }
  .problems svg {
    flex: none;
    margin-top: 3px;
    color: ${color.destructive};
  }
  .problems ul {
    display: grid;
    gap: 8px;
    margin-top: 8px;
  }
  .problems a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.destructive};
  }
  .fields {
    display: grid;
    gap: 32px;
  }
  .honeypot {
    display: none;
  }
  .send {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 20px 32px;
    align-items: center;
    margin-top: 36px;
  }
  .send > button {
    flex: 1 0 auto;
    min-width: 232px;
    max-width: 100%;
  }
  .send p {
    ${textStyle.small}
    flex: 1 1 280px;
    color: ${color.muted};
  }
  /* In the place of the privacy line, so that nothing shifts. */
  .failure {
    position: absolute;
    inset: 80px 0 auto;
    padding-inline-start: 16px;
    border-inline-start: 4px solid ${color.destructive};
  }
  .failure p {
    color: ${color.destructive};
  }
  .failure + p {
    visibility: hidden;
  }

  ${media.md} {
    .fields {
      grid-template-columns: 1fr 1fr;
      column-gap: 40px;
    }
    .fields > [data-type='textarea'] {
      grid-column: 1 / -1;
    }
    .send > button {
      flex-grow: 0;
    }
    .failure {
      inset-block: 0 auto;
      inset-inline: 264px 0;
    }
  }
`;

/** Placeholders of the country. */
const examples: Partial<Record<FieldName, string>> = {
  email: country.exampleEmail,
  phone: country.examplePhone,
};

export interface EnquiryFormProps {
  /** The form's own heading, if `labelledBy` names none outside. */
  title?: string;
  subtitle?: string;
  /** Used in the success message: 'Thank you for your interest in {serviceName}.' */
  serviceName?: string;
  formType: FormType;
  /** CSS colours that override those of the form style. */
  background?: string;
  textColor?: string;
  formStyle?: 'light' | 'dark';
  redirect?: boolean;
  headingLevel?: 2 | 3;
  /** The id of the form's heading, if it has no title. */
  labelledBy?: string;
}

/** The enquiry form. Works as plain HTML; script adds validation in place and toasts. */
export function EnquiryForm({
  title,
  subtitle,
  serviceName = 'our services',
  formType,
  background,
  textColor,
  formStyle = 'light',
  redirect = true,
  headingLevel = 2,
  labelledBy,
}: EnquiryFormProps) {
  const {
    page,
    form,
    onFocus,
    onSubmit,
    submitting,
    submitButton,
    problems,
    problemsBox,
    fieldProps,
    hasFailed,
  } = useEnquiryForm({ formType, serviceName, redirect });
  const Heading = headingLevel === 3 ? 'h3' : 'h2';
  const headingId = `${formType}-form-title`;
  const failureId = `${formType}-failure`;

  return (
    <Panel
      id={`${formType}-form`}
      data-tone={formStyle === 'dark' ? 'ink' : 'paper'}
      style={overrides(background, textColor)}
    >
      {title !== undefined && (
        <header>
          <Heading id={headingId}>{title}</Heading>
          {subtitle !== undefined && <p className="lead">{subtitle}</p>}
        </header>
      )}
      {/* Always novalidate: the browser's messages would replace those of form and server. */}
      <form
        ref={form}
        method="post"
        action={enquiryEndpoint}
        aria-labelledby={title === undefined ? labelledBy : headingId}
        noValidate
        onFocus={onFocus}
        onSubmit={(event) => void onSubmit(event)}
      >
        <input type="hidden" name="formType" value={formType} />
        <input type="hidden" name="page" value={page} />
        <p className="strip">
          <span>All fields required unless marked</span>
          <span>Answer within {answerHours} hours</span>
        </p>
        {problems !== null && (
          <div
            className="problems"
            id={`${formType}-problems`}
            ref={problemsBox}
            tabIndex={-1}
            autoFocus
          >
            <p>
              <Icon name="error" size={20} />
              {problems.message ?? 'Your enquiry has not been sent yet. Please correct:'}
            </p>
            <ul>
              {fieldNames.map((name) =>
                problems.errors[name] === undefined ? null : (
                  <li key={name}>
                    <a href={`#${formType}-${name}`}>{problems.errors[name]}</a>
                  </li>
                ),
              )}
            </ul>
          </div>
        )}
        <div className="fields">
          {enquiryFields.map((field) => (
            <Field
              key={field.name}
              id={`${formType}-${field.name}`}
              placeholder={examples[field.name]}
              {...field}
              {...fieldProps(field.name)}
            />
          ))}
        </div>
        <div className="honeypot">
          <label>
            Leave this field empty
            <input name={honeypotField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className="send">
          <Button
            type="submit"
            size="lg"
            disabled={submitting}
            aria-busy={submitting}
            aria-describedby={hasFailed ? failureId : undefined}
            ref={submitButton}
          >
            {submitting ? 'Submitting...' : 'Submit Request'}
          </Button>
          {/* Stays after the toast has closed. */}
          {hasFailed && (
            <div className="failure">
              <p id={failureId}>
                This has not been sent. What you typed is still here: please try again or contact us
                directly.
              </p>
              <ContactDirectly />
            </div>
          )}
          <PrivacyLine />
        </div>
      </form>
    </Panel>
  );
}

/** The tone's colours, or those of the props. */
function overrides(background?: string, textColor?: string) {
  if (background === undefined && textColor === undefined) return undefined;
  const properties: Record<string, string> = {};
  if (background !== undefined) properties['--bg'] = background;
  if (textColor !== undefined) properties['--fg'] = properties['--muted'] = textColor;
  return properties;
}
