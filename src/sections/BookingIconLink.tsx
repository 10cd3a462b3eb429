import { CalendarDays } from 'lucide-react';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** A square link with a calendar to the page where a consultation is booked. */
export function BookingIconLink() {
  return (
    <ButtonLink
      to={paths.bookConsultation}
      variant="outline"
      size="icon"
      aria-label="Pick a time for a consultation"
    >
      <CalendarDays size={20} strokeWidth={1.5} aria-hidden />
    </ButtonLink>
  );
}
