import { contactLinks } from '../../content/company/contact-links.ts';

/** Links for email and telephone; renders nothing without either. */
export function ContactDirectly() {
  if (contactLinks.length === 0) return null;
  return (
    <ul className="link-row" role="list">
      {contactLinks.map(({ kind, text, href }) => (
        <li key={kind}>
          <a href={href} aria-label={`${kind}: ${text}`}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
