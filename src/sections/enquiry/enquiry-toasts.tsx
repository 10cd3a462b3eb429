import { Toast } from '../../ui/toast/Toast.tsx';
import { ContactDirectly } from './ContactDirectly.tsx';

/** After an enquiry that leads to no other page. */
export function SuccessToast({ serviceName }: { serviceName: string }) {
  return (
    <Toast
      title="Form submitted successfully! We'll be in touch soon."
      description={`Thank you for your interest in ${serviceName}.`}
      tone="success"
    />
  );
}

/** After an enquiry that could not be sent, with the ways that need no form. */
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
