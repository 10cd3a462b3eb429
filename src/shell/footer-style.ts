import { styled } from 'styled-components';
import { color, font, media, radius } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';

export const Root = styled.footer`
  border-top: 1px solid ${color.line};
  padding-top: clamp(3.5rem, 6vw, 6rem);

  > .inner {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 48px 32px;
  }
  .who,
  .points,
  .legend {
    grid-column: 1 / -1;
  }

  .name {
    display: flex;
    align-items: center;
    gap: 16px;
    max-width: 12em;
    font: 600 clamp(1.625rem, 1.2rem + 1.4vw, 2.25rem) / 1.05 ${font.display};
    letter-spacing: -0.025em;
    svg {
      flex: none;
    }
  }
  .claim {
    margin-top: 16px;
    color: ${color.muted};
  }
  .contact {
    margin-top: 12px;
    a {
      text-decoration-color: transparent;
    }
  }
  .social {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 20px;
  }
  .social a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
  }

  h2 {
    ${type.label}
    margin-bottom: 12px;
    font-weight: 400;
    color: ${color.muted};
    letter-spacing: 0.01em;
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    line-height: 1.25;
    text-decoration-color: transparent;
  }

  .points dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 16px;
    padding-block: 11px;
    border-top: 1px solid ${color.line};
  }
  .points dt {
    display: flex;
    align-items: center;
    gap: 10px;
    line-height: 1.35;
    svg {
      color: ${color.accent};
    }
  }
  .points dd {
    ${type.label}
    line-height: 1.75;
    color: ${color.muted};
  }

  .legend {
    ${type.label}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 32px;
    padding-block: 16px;
    border-top: 1px solid ${color.line};
    color: ${color.muted};
  }
  .legend :is(button, a) {
    min-height: 44px;
  }
  .scale {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .scale i {
    width: 120px;
    height: 7px;
    border: 1px solid currentcolor;
    background: linear-gradient(90deg, currentcolor 50%, transparent 50%) 0 / 60px;
  }

  ${media.md} {
    > .inner {
      grid-template-columns: repeat(3, 1fr);
    }
    .points {
      grid-column: 3;
    }
  }
  ${media.lg} {
    > .inner {
      grid-template-columns: 4fr 3fr 2fr 4fr;
    }
    .who,
    .points {
      grid-column: auto;
    }
  }
  ${media.canHover} {
    :is(nav, .contact) a:hover {
      text-decoration-color: currentcolor;
    }
    .social a:hover {
      border-color: ${color.accent};
    }
  }
`;
