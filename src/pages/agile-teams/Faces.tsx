import { styled } from 'styled-components';
import type { DeveloperProfile } from '../../content/model/person-schema.ts';
import { Portrait } from '../../sections/people/Portrait.tsx';
import { media, radius } from '../../theme/tokens.ts';
import { SampleTag } from '../../ui/text/SampleTag.tsx';

/** Three rows of four. */
const MAX_FACES = 12;

const Root = styled.div`
  .faces {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: clamp(6px, 1vw, 14px);
  }
  .face {
    aspect-ratio: 1;
    border-radius: ${radius.sm};
  }
  .tag {
    margin-top: 14px;
  }
  ${media.lg} {
    max-width: 460px;
    margin-inline-start: auto;
    .faces {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${media.print} {
    .faces {
      grid-template-columns: repeat(${MAX_FACES}, 12mm);
    }
  }
`;

/** The developers' portraits side by side; decorative, because their cards say who they are. */
export function Faces({ developers }: { developers: readonly DeveloperProfile[] }) {
  return (
    <Root>
      <div className="faces" aria-hidden="true">
        {developers.slice(0, MAX_FACES).map(({ name, avatar }) => (
          <Portrait
            key={name}
            name={name}
            avatar={avatar}
            sizes="(min-width: 1024px) 150px, 22vw"
          />
        ))}
      </div>
      <SampleTag />
    </Root>
  );
}
