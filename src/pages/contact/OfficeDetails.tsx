import type { Office } from '../../content/types.ts';
import { sampleOfficeNote } from '../../content/words/samples.ts';
import { SampleMark } from '../../ui/text/SampleMark.tsx';
import { ButtonLink } from '../../ui/actions/Button.tsx';

interface OfficeDetailsProps {
  office: Office;
  headingId: string;
}

/** Address, hours and directions; phone and e-mail only where the configuration has them. */
export function OfficeDetails({ office, headingId }: OfficeDetailsProps) {
  const { name, address, hours, phone, email, mapLink, gridReference } = office;
  return (
    <div className="details">
      <p className="grid-reference">{gridReference}</p>
      <h3 id={headingId}>{name}</h3>
      <address>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <SampleMark of={office} note={sampleOfficeNote} />
      <dl>
        <div>
          <dt>Business hours</dt>
          <dd>{hours}</dd>
        </div>
        {phone !== undefined && (
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {email !== undefined && (
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
      </dl>
      <ButtonLink to={mapLink} variant="outline" target="_blank" aria-describedby={headingId}>
        Get Directions
      </ButtonLink>
    </div>
  );
}
