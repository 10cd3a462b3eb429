import { useContext, useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { redirectTarget } from '../enquiry/form-type.ts';
import { newIdempotencyKey } from '../enquiry/idempotency.ts';
import { toPayload } from '../enquiry/payload.ts';
import { enquirySchema, fieldErrors, fieldNames, honeypotField } from '../enquiry/schema.ts';
import type { EnquiryValues, FieldErrors, FieldName } from '../enquiry/schema.ts';
import { sendEnquiry } from '../enquiry/send.ts';
import { browserVisit } from '../enquiry/visit.ts';
import { PrefetchContext } from '../ui/prefetch-context.ts';
import { useToast } from '../ui/toast/toast-context.ts';
import { FormFailureContext } from './form-failure-context.ts';

type Typed = Record<FieldName, string>;

export interface EnquiryFormOptions {
  formType: string;
  serviceName: string;
  /** To the thank-you page after success; else a toast and an empty form. */
  redirect: boolean;
}

/** The schema as react-hook-form wants it (0.1 kB; @hookform/resolvers brings 0.8). */
const resolver: Resolver<Typed, unknown, EnquiryValues> = (values) => {
  const result = enquirySchema.safeParse(values);
  if (result.success) return { values: result.data, errors: {} };
  return { values: {}, errors: problems(fieldErrors(result)) };
};

/**
 * Behaviour of the enquiry form (SPEC.md 4 and 8): idle → submitting → gone, reset or editable
 * again. Without script none of it runs and the form posts itself.
 */
export function useEnquiryForm({ formType, serviceName, redirect }: EnquiryFormOptions) {
  const failure = useMatchingFailure(formType);
  const { register, handleSubmit, setError, setValue, reset, formState } = useForm<
    Typed,
    unknown,
    EnquiryValues
  >(failure ? { resolver, mode: 'onChange', errors: failure.problems } : { resolver });
  const toasts = useToast();
  const navigate = useNavigate();
  const prefetch = useContext(PrefetchContext);
  const page = useLocation().pathname;
  const [submitting, setSubmitting] = useState(false);
  const [summary, setSummary] = useState(failure);
  const submitButton = useFocusKept(submitting);
  const busy = useRef(false);
  const mounted = useMounted();
  const keyFor = useIdempotencyKey();

  /** Sends; true when the visitor is on the way to the thank-you page. */
  async function send(values: EnquiryValues, trap: string): Promise<boolean> {
    setSubmitting(true);
    if (redirect) prefetch(redirectTarget(formType));
    const attribution = browserVisit.attribution(window.location.href, document.referrer);
    const outcome = await sendEnquiry({
      ...toPayload(values, attribution, formType),
      idempotencyKey: keyFor(values),
      page,
      [honeypotField]: trap,
    });
    if (outcome.kind === 'sent') {
      keyFor.forget();
      // Somebody who has gone on to another page is told so there, not fetched back.
      if (redirect && mounted.current) {
        void navigate(redirectTarget(formType));
        return true;
      }
      reset({ name: '', email: '', phone: '', company: '', message: '' });
      toasts.show({
        title: "Form submitted successfully! We'll be in touch soon.",
        description: `Thank you for your interest in ${serviceName}.`,
        tone: 'success',
      });
    } else if (outcome.kind === 'invalid') {
      let shouldFocus = true;
      for (const [name, message] of Object.entries(outcome.errors)) {
        setError(name as FieldName, problem(message), { shouldFocus });
        shouldFocus = false;
      }
    } else {
      console.error('The enquiry could not be sent:', outcome.reason);
      toasts.show({
        title: 'Something went wrong',
        description: 'Please try again or contact us directly.',
        tone: 'failure',
      });
    }
    setSubmitting(false);
    return false;
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return; // the state of a disabled button comes too late for a double click
    busy.current = true;
    const data = new FormData(event.currentTarget);
    const typed = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    // What stands in the fields counts, also where an autofill changed them without an event.
    for (const name of fieldNames) setValue(name, typed(name));
    setSummary(null);
    let leaving = false;
    await painted(); // the pressed button, before a slow phone is busy with checking
    try {
      await handleSubmit(async (values) => {
        leaving = await send(values, typed(honeypotField));
      })(event);
    } finally {
      busy.current = leaving;
    }
  }

  return {
    page,
    onSubmit,
    /** Somebody is writing: a message about it may soon have to show, perhaps offline. */
    onFocus: toasts.prepare,
    submitting,
    submitButton,
    /** The refused scriptless post to show at the top; null once the form is sent again. */
    summary,
    /** What a Field needs to be part of this form. */
    fieldProps: (name: FieldName) => {
      const { ref, onChange, onBlur } = register(name);
      const control = { ref, onChange, onBlur };
      const error = formState.errors[name]?.message;
      return { name, error, defaultValue: failure?.values[name], control };
    },
    invalidCount: Object.keys(formState.errors).length,
  };
}

/** After the next frame, or soon in a tab that nobody looks at and that has no frames. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}

const problem = (message: string) => ({ type: 'enquiry', message });

const problems = (messages: FieldErrors) =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, problem(message)]));

/** The refused scriptless post of this form, as the document came with it. */
function useMatchingFailure(formType: string) {
  const failure = useContext(FormFailureContext);
  const [atFirst] = useState(
    failure?.formType === formType && { ...failure, problems: problems(failure.errors) },
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
