import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/actions/Button.tsx';
import { Icon } from '../ui/media/Icon.tsx';

/** A square link with a calendar icon to /book-consultation. */
export function BookingIconLink() {
  return (
    <ButtonLink
      to={paths.bookConsultation}
      variant="outline"
      size="icon"
      aria-label="Pick a time for a consultation"
    >
      <Icon name="calendar" size={20} />
    </ButtonLink>
  );
}
