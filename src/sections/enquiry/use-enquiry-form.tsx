import { useContext, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { fieldNames, honeypotField, type FieldName } from '../../enquiry/fields.ts';
import { redirectTarget } from '../../enquiry/form-type.ts';
import { newIdempotencyKey } from '../../enquiry/idempotency.ts';
import { toPayload } from '../../enquiry/payload.ts';
import type { EnquiryValues, FieldErrors } from '../../enquiry/schema.ts';
import { sendEnquiry } from '../../enquiry/send.ts';
import { browserVisit } from '../../enquiry/visit.ts';
import type { EnquiryStep } from '../../field/message.ts';
import { note } from '../../field/notes.ts';
import { TENTH_VISIBLE, whenVisible } from '../../ui/media/when-visible.ts';
import { useToast } from '../../ui/toast/ToastProvider.tsx';
import { FormFailureContext } from './form-failure-context.ts';

/** What stands in the fields, before the schema has cleaned it. */
type Typed = Record<FieldName, string>;

export interface EnquiryFormOptions {
  formType: string;
  /** In the success message. */
  serviceName: string;
  /** To the thank-you page after success; else a toast and an empty form. */
  redirect: boolean;
}

const emptyForm = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Typed;

/*
 * What only who writes needs: the rules and the toasts, 14 kB with their libraries. They come once
 * somebody is in the form.
 */
const loadRules = () => import('../../enquiry/schema.ts');
const loadToasts = () => import('./enquiry-toasts.tsx');

/** The schema as react-hook-form asks it. Where it doesn't arrive, the server's answer has the messages. */
const resolver: Resolver<Typed, unknown, EnquiryValues> = async (values) => {
  const rules = await loadRules().catch(() => null);
  if (!rules) return { values: { ...values, marketing: false }, errors: {} };
  const result = rules.enquirySchema.safeParse(values);
  if (result.success) return { values: result.data, errors: {} };
  return { values: {}, errors: asFormErrors(rules.fieldErrors(result)) };
};

/**
 * Behaviour of the enquiry form: idle → submitting → gone, reset or editable again. Without script
 * none of it runs and the form posts itself.
 *
 * @returns what the markup needs; `fieldProps(name)` is what one Field needs
 */
export function useEnquiryForm({ formType, serviceName, redirect }: EnquiryFormOptions) {
  const failure = useMatchingFailure(formType);
  const { register, handleSubmit, setError, setValue, reset, formState } = useForm<
    Typed,
    unknown,
    EnquiryValues
  >(failure ? { resolver, mode: 'onChange', errors: failure.formErrors } : { resolver });
  const show = useToast();
  const navigate = useNavigate();
  const page = useLocation().pathname;
  const [summary, setSummary] = useState(failure);
  const isBusy = useRef(false);
  const keyFor = useIdempotencyKey();
  const mounted = useMounted();

  // After a success with redirect the button waits for the next page.
  const submitting = formState.isSubmitting || (redirect && formState.isSubmitSuccessful);
  const submitButton = useFocusKept(submitting);
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => whenVisible(form.current!, TENTH_VISIBLE, (visible) => visible && noteStep('seen')),
    [],
  );

  /** Without the toast's code nothing more is said: of a failure the form itself tells, too. */
  async function showToast(choose: (toasts: Awaited<ReturnType<typeof loadToasts>>) => ReactNode) {
    const toasts = await loadToasts().catch(() => null);
    if (toasts) show(choose(toasts));
  }

  async function send(values: EnquiryValues, trap: string): Promise<void> {
    const attribution = browserVisit.attribution(window.location.href, document.referrer);
    const outcome = await sendEnquiry({
      ...toPayload(values, attribution, formType),
      idempotencyKey: keyFor(values),
      page,
      [honeypotField]: trap,
    });
    noteStep(stepOf[outcome.kind]);
    if (outcome.kind === 'sent') {
      keyFor.forget();
      // Somebody who has gone on to another page is told so there, not fetched back.
      if (redirect && mounted.current) return void navigate(redirectTarget(formType));
      reset(emptyForm);
      void showToast(({ SuccessToast }) => <SuccessToast serviceName={serviceName} />);
    } else if (outcome.kind === 'invalid') {
      let shouldFocus = true;
      for (const [name, message] of Object.entries(outcome.errors)) {
        setError(name as FieldName, asFormError(message), { shouldFocus });
        shouldFocus = false;
      }
    } else {
      console.error('The enquiry could not be sent:', outcome.reason);
      setError('root', { message: 'not sent' }); // else the form library takes it for a success
      void showToast(({ FailureToast }) => <FailureToast />);
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return; // a disabled button comes too late for two clicks in one task
    isBusy.current = true;
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    // What stands in the fields counts, also where an autofill changed them without an event.
    for (const name of fieldNames) setValue(name, typed(name));
    setSummary(null);
    await handleSubmit(
      (values) => send(values, typed(honeypotField)),
      () => noteStep('refused'),
    )(event);
    isBusy.current = false;
  }

  return {
    page,
    form,
    onFocus: () => {
      for (const part of [loadRules(), loadToasts()]) part.catch(() => {}); // submitting asks again
    },
    onInput: () => noteStep('begun'),
    onSubmit,
    submitting,
    submitButton,
    /** The refused scriptless post to show at the top; null once the form is sent again. */
    summary,
    fieldProps: (name: FieldName) => {
      const { ref, onChange, onBlur } = register(name);
      const error = formState.errors[name]?.message;
      return { error, defaultValue: failure?.values[name], control: { ref, onChange, onBlur } };
    },
    /** Whether the last try did not arrive. */
    unsent: formState.errors.root !== undefined,
    invalidCount: fieldNames.filter((name) => formState.errors[name]).length,
  };
}

const noteStep = (step: EnquiryStep) => note({ kind: 'step', step });

const stepOf = { sent: 'sent', invalid: 'refused', failed: 'failed' } as const;

const asFormError = (message: string) => ({ type: 'enquiry', message });

const asFormErrors = (messages: FieldErrors) =>
  Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, asFormError(text)]));

/** The refused scriptless post of this form, as the document came with it. */
function useMatchingFailure(formType: string) {
  const failure = useContext(FormFailureContext);
  const [atFirst] = useState(
    failure?.formType === formType && { ...failure, formErrors: asFormErrors(failure.errors) },
  );
  return atFirst || null;
}

/** The same values keep their key, so that a retry is the same enquiry; other values get a new one. */
function useIdempotencyKey() {
  const [keyFor] = useState(() => {
    let kept: { content: string; key: string } | null = null;
    const find = (values: EnquiryValues): string => {
      const content = JSON.stringify(values);
      if (kept?.content !== content) kept = { content, key: newIdempotencyKey() };
      return kept.key;
    };
    return Object.assign(find, { forget: () => void (kept = null) });
  });
  return keyFor;
}

/** Gives the focus back to the button that was disabled while it had it. */
function useFocusKept(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasDisabled = useRef(false);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (wasDisabled.current && !disabled && lost) button.current?.focus({ preventScroll: true });
    wasDisabled.current = disabled;
  }, [disabled]);
  return button;
}

function useMounted() {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  return mounted;
}
