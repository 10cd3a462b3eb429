import { answerHours } from '../content/promises.ts';
import { enquiryFields, fieldNames } from '../enquiry/fields.ts';
import type { FormType } from '../enquiry/form-type.ts';
import { honeypotField } from '../enquiry/schema.ts';
import { enquiryEndpoint } from '../enquiry/send.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Sheet } from './enquiry-form-style.ts';
import { PrivacyLine } from './PrivacyLine.tsx';
import { useEnquiryForm } from './use-enquiry-form.tsx';

export interface EnquiryFormProps {
  /** The form's own heading; leave it out where a heading outside names it (`labelledBy`). */
  title?: string;
  subtitle?: string;
  /** In the success message: 'Thank you for your interest in {serviceName}.' */
  serviceName?: string;
  formType: FormType;
  /** CSS colours that replace those of the form style. */
  background?: string;
  textColor?: string;
  formStyle?: 'light' | 'dark';
  redirect?: boolean;
  headingLevel?: 2 | 3;
  /** Id of the heading that names the form when it has no title. */
  labelledBy?: string;
}

/** The enquiry form. It works as plain HTML; script adds checks in place and toasts. */
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
  const { page, onSubmit, submitting, submitButton, summary, fieldProps, invalidCount } =
    useEnquiryForm({ formType, serviceName, redirect });
  const Heading = headingLevel === 3 ? 'h3' : 'h2';
  const headingId = `${formType}-form-title`;

  return (
    <Sheet
      data-tone={formStyle === 'dark' ? 'ink' : 'paper'}
      style={overrides(background, textColor)}
    >
      {title !== undefined && (
        <header>
          <Heading id={headingId}>{title}</Heading>
          {subtitle !== undefined && <p className="lead">{subtitle}</p>}
        </header>
      )}
      {/* Always novalidate: the browser's own bubbles would keep the form's messages from readers
          without script, whom the server answers with them. */}
      <form
        method="post"
        action={enquiryEndpoint}
        aria-labelledby={title === undefined ? labelledBy : headingId}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
      >
        <input type="hidden" name="formType" value={formType} />
        <input type="hidden" name="page" value={page} />
        <p className="strip">
          <span>Your enquiry</span>
          <span>Answer within {answerHours} hours</span>
        </p>
        {summary !== null && (
          <div className="problems" id={`${formType}-problems`} tabIndex={-1} autoFocus>
            <p>{summary.message ?? 'Your enquiry has not been sent yet. Please correct:'}</p>
            <ul>
              {fieldNames.map((name) =>
                summary.errors[name] === undefined ? null : (
                  <li key={name}>
                    <a href={`#${formType}-${name}`}>{summary.errors[name]}</a>
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
              {...field}
              {...fieldProps(field.name)}
            />
          ))}
        </div>
        <div className="trap">
          <label>
            Leave this field empty
            <input name={honeypotField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p role="status">{invalidCount > 0 && problemCount(invalidCount)}</p>
        <div className="send">
          <Button
            type="submit"
            size="lg"
            disabled={submitting}
            aria-busy={submitting}
            ref={submitButton}
          >
            {submitting ? 'Submitting...' : 'Submit Request'}
          </Button>
          <PrivacyLine />
        </div>
      </form>
    </Sheet>
  );
}

const problemCount = (count: number): string =>
  count === 1
    ? 'One field needs correcting before we can receive this.'
    : `${count} fields need correcting before we can receive this.`;

/** The tone's colours, replaced where the page asks for others. */
function overrides(background?: string, textColor?: string) {
  if (background === undefined && textColor === undefined) return undefined;
  const properties: Record<string, string> = {};
  if (background !== undefined) properties['--bg'] = background;
  if (textColor !== undefined) properties['--fg'] = properties['--muted'] = textColor;
  return properties;
}
