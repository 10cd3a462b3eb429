import {
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { type FieldName, fieldNames, honeypotField } from '../../enquiry/fields.ts';
import { redirectTarget } from '../../content/navigation/form-types.ts';
import { toPayload } from '../../enquiry/payload.ts';
import type { EnquiryValues, FieldErrors } from '../../enquiry/schema.ts';
import { browserAttribution } from '../../enquiry/browser-attribution.ts';
import { useToast } from '../../ui/toast/ToastProvider.tsx';
import { DocumentContext } from '../document-context.ts';
import { useFocusKept, useIdempotencyKey, useMounted } from './form-hooks.ts';
import { elapsedSinceLoad, postAsHtml, sendEnquiry } from './send.ts';
import { restoreTyped } from './served-form.ts';

/** The text of each field, before the schema parses it. */
type FieldTexts = Record<FieldName, string>;

interface EnquiryFormOptions {
  formType: string;
  /** In the success message. */
  serviceName: string;
  /** To the thank-you page after success; else a toast and an empty form. */
  redirect: boolean;
}

/** What is shown above the fields: messages of fields after a refusal, or one for the whole form after a failure. */
interface FormProblems {
  errors: Partial<Record<FieldName, string | undefined>>;
  message?: string;
}

const emptyForm = Object.fromEntries(fieldNames.map((name) => [name, ''])) as FieldTexts;

/* The schema and the toasts load with their libraries on the first focus in the form. */
const loadSchema = () => import('../../enquiry/schema.ts');
const loadToasts = () => import('./enquiry-toasts.tsx');

/** Validates with the schema; when it can't be loaded, the server validates and answers with the messages. */
const resolver: Resolver<FieldTexts, unknown, EnquiryValues> = async (values) => {
  const schema = await loadSchema().catch(() => null);
  if (!schema) return { values: { ...values, marketing: false }, errors: {} };
  const result = schema.enquirySchema.safeParse(values);
  if (result.success) return { values: result.data, errors: {} };
  return { values: {}, errors: asFormErrors(schema.fieldErrors(result)) };
};

/**
 * State and handlers of the enquiry form: idle → submitting → redirected, reset or editable again.
 * Without JavaScript the browser posts the form.
 *
 * @returns the values for the markup; `fieldProps(name)` has the props of one Field
 */
export function useEnquiryForm({ formType, serviceName, redirect }: EnquiryFormOptions) {
  const returned = useReturnedForm(formType);
  const { register, handleSubmit, setError, setValue, reset, formState } = useForm<
    FieldTexts,
    unknown,
    EnquiryValues
  >({
    resolver,
    shouldFocusError: false, // the list of messages has the focus
    ...(returned && { mode: 'onChange', errors: returned.formErrors }),
  });
  const show = useToast();
  const navigate = useNavigate();
  const page = useLocation().pathname;
  const [problems, setProblems] = useState<FormProblems | null>(returned);
  const problemsBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems !== returned) problemsBox.current?.focus();
  }, [problems, returned]);
  const isBusy = useRef(false);
  const keyFor = useIdempotencyKey();
  const mounted = useMounted();

  // After a success with redirect the button waits for the next page.
  const submitting = formState.isSubmitting || (redirect && formState.isSubmitSuccessful);
  const submitButton = useFocusKept(submitting);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => restoreTyped(form.current!), []);

  /** Shows nothing if the toasts can't be loaded: the form itself reports a failure, too. */
  async function showToast(choose: (toasts: Awaited<ReturnType<typeof loadToasts>>) => ReactNode) {
    const toasts = await loadToasts().catch(() => null);
    if (toasts) show(choose(toasts));
  }

  async function send(values: EnquiryValues, honeypot: string): Promise<void> {
    setProblems(null);
    const attribution = browserAttribution.at(window.location.href);
    const outcome = await sendEnquiry({
      ...toPayload(values, attribution, formType),
      idempotencyKey: keyFor(values),
      page,
      // A returned form has its values from the start.
      elapsedMs: returned ? undefined : elapsedSinceLoad(),
      [honeypotField]: honeypot,
    });
    if (outcome.kind === 'sent') {
      keyFor.forget();
      // A visitor who has navigated away stays there and gets the toast.
      if (redirect && mounted.current) return void navigate(redirectTarget(formType));
      reset(emptyForm);
      void showToast(({ SuccessToast }) => <SuccessToast serviceName={serviceName} />);
    } else if (outcome.kind === 'invalid') {
      for (const [name, message] of Object.entries(outcome.errors)) {
        setError(name as FieldName, asFormError(message));
      }
      setProblems(outcome);
    } else if (outcome.kind === 'outdated' && form.current) {
      // The server's response is the page with its own form and everything typed.
      postAsHtml(form.current, attribution);
    } else showFailure('reason' in outcome ? outcome.reason : 'the form has been left');
  }

  function showFailure(reason: unknown): void {
    console.error('The enquiry could not be sent:', reason);
    setError('root', { message: 'not sent' }); // without an error react-hook-form reports a success
    void showToast(({ FailureToast }) => <FailureToast />);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return; // two clicks in one task both precede the disabled button
    isBusy.current = true;
    const data = new FormData(event.currentTarget);
    const submittedValue = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    // Read from the DOM, because autofill changes fields without an event.
    for (const name of fieldNames) setValue(name, submittedValue(name));
    try {
      await handleSubmit(
        (values) => send(values, submittedValue(honeypotField)),
        (errors) => {
          setProblems({
            errors: Object.fromEntries(fieldNames.map((name) => [name, errors[name]?.message])),
          });
        },
      )(event);
    } catch (error) {
      showFailure(error);
    } finally {
      isBusy.current = false;
    }
  }

  return {
    page,
    form,
    onFocus: () => {
      for (const part of [loadSchema(), loadToasts()]) part.catch(() => {}); // a submit retries
    },
    onSubmit,
    submitting,
    submitButton,
    /** Of the last submission, or of the post without JavaScript. */
    problems,
    problemsBox,
    fieldProps: (name: FieldName) => {
      const { ref, onChange, onBlur } = register(name);
      const error = formState.errors[name]?.message;
      return {
        error,
        defaultValue: returned?.values[name],
        control: { ref, onChange, onBlur },
      };
    },
    /** Whether the last submission failed. */
    hasFailed: formState.errors.root !== undefined,
  };
}

const asFormError = (message: string) => ({ type: 'enquiry', message });

const asFormErrors = (messages: FieldErrors) =>
  Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, asFormError(text)]));

/** This form as posted without JavaScript, from the document's state. */
function useReturnedForm(formType: string) {
  const { returnedForm } = useContext(DocumentContext);
  const [returned] = useState(
    returnedForm?.formType === formType && {
      ...returnedForm,
      formErrors: asFormErrors(returnedForm.errors),
    },
  );
  return returned || null;
}
