import { styled } from 'styled-components';
import type { Stat } from '../../content/types.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/Section.tsx';

const stats: Stat[] = [
  { value: '65%', label: 'of the code shared between web, iOS and Android' },
  { value: '40%', label: 'less time to the first release than separate native builds' },
  { value: '98%', label: 'of releases live on the planned day' },
];

/* An elevation profile, drawn to scale: 4.6 px for each per cent. */
const Profile = styled(Section)`
  padding-block: clamp(3.5rem, 6vw, 6rem);

  h2 {
    ${type.label}
    margin-bottom: 32px;
    color: ${color.muted};
  }
  dl {
    display: grid;
    gap: 32px;
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 0 0 0 20px;
    border-left: 1px solid ${color.accent};
  }
  dd {
    ${type.figure}
    margin-bottom: 12px;
  }
  dt {
    max-width: 26ch;
    color: ${color.muted};
  }

  ${media.md} {
    dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      align-items: end;
      position: relative;
      gap: 0;
      border-bottom: 1px solid ${color.fg};
    }
    dl::before {
      content: '';
      position: absolute;
      inset: 0;
      background: ${color.raised};
      clip-path: polygon(0 33.7%, 33.33% 59.2%, 66.67% 0, 100% 26%, 100% 100%, 0 100%);
    }
    dl > div {
      justify-content: flex-end;
      padding: 0 16px 0 20px;
      position: relative;
    }
    dl > div::before {
      content: '';
      position: absolute;
      top: -5px;
      left: -6px;
      width: 11px;
      height: 11px;
      border-radius: 50%;
      background: ${color.accent};
    }
    dl > :nth-child(1) {
      height: 299px;
    }
    dl > :nth-child(2) {
      height: 184px;
    }
    dl > :nth-child(3) {
      height: 451px;
    }
  }
`;

/** Three figures, each at its own height. */
export function ImpactStats() {
  return (
    <Profile tone="sand" labelledBy="stats">
      <h2 id="stats">What one codebase changes</h2>
      <dl>
        {stats.map(({ value, label }) => (
          <div key={value}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Profile>
  );
}
