import { styled } from 'styled-components';
import type { ImageAsset } from '../../content/model/media.ts';
import { color, media, radius } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { contactPeople } from '../../content/company/contact-people.ts';
import { Portrait } from './Portrait.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: 64px 1fr;
  gap: 16px;

  .face {
    align-self: start;
    aspect-ratio: 1;
    border-radius: ${radius.sm};
  }
  strong {
    display: block;
    font-weight: 600;
  }
  /* A touch target's height, also without a link. */
  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-block: -10px;
  }
  span {
    ${textStyle.small}
    display: block;
    color: ${color.muted};
  }
`;

interface PersonProps {
  name: string;
  /** The title, or the subjects of the person. */
  role?: string | undefined;
  avatar?: ImageAsset | undefined;
  /** The person's page, to which the name links. */
  url?: string | undefined;
}

/** A person with a portrait or initials. */
export function Person({ name, role, avatar, url }: PersonProps) {
  return (
    <Root>
      <Portrait name={name} avatar={avatar} sizes="64px" />
      <div>
        <strong>
          {url ? (
            <Link to={url} rel="author noopener">
              {name}
            </Link>
          ) : (
            name
          )}
        </strong>
        {role && <span>{role}</span>}
      </div>
    </Root>
  );
}

const PeopleList = styled.ul`
  border-bottom: 1px solid ${color.line};

  li {
    padding-block: 16px;
    border-top: 1px solid ${color.line};
  }
  ${media.md} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 32px;
  }
`;

/** The leads who answer enquiries: portrait or initials, name, title, subjects. */
export function ContactPeople() {
  return (
    <PeopleList role="list">
      {contactPeople.map(({ name, title, subjects, avatar }) => (
        <li key={name}>
          <Person avatar={avatar} name={name} role={`${title}: ${subjects}`} />
        </li>
      ))}
    </PeopleList>
  );
}
