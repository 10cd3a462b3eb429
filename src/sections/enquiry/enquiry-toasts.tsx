import { Toast } from '../../ui/toast/Toast.tsx';
import { ContactDirectly } from './ContactDirectly.tsx';

/** After an enquiry without redirect. */
export function SuccessToast({ serviceName }: { serviceName: string }) {
  return (
    <Toast
      title="Form submitted successfully! We'll be in touch soon."
      description={`Thank you for your interest in ${serviceName}.`}
      tone="success"
    />
  );
}

/** After a failed enquiry, with email and telephone. */
export function FailureToast() {
  return (
    <Toast
      title="Something went wrong"
      description="Please try again or contact us directly."
      tone="failure"
    >
      <ContactDirectly />
    </Toast>
  );
}
