import { styled } from 'styled-components';
import type { CaseStudy } from '../../content/model/case-study-schema.ts';
import { StudyTransition } from '../../sections/studies/StudyTransition.tsx';
import { media, palette, radius } from '../../theme/tokens.ts';
import { Picture } from '../../ui/media/Picture.tsx';

/**
 * In a wide window map and screenshot extend beyond the page's right edge, and from 1280 px on the phone's top stands
 * on the lower edge. In a narrow one there is one picture, as wide as the page.
 */
const Root = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  margin-inline: calc(-1 * var(--gutter));

  .ground {
    display: none;
    position: absolute;
    inset: 0;
  }
  .ground > picture {
    height: 100%;
    aspect-ratio: auto;
  }
  .screen {
    position: relative;
  }
  .whole {
    display: none;
  }
  .phone {
    display: none;
    position: absolute;
    bottom: 0;
    inset-inline-start: -56px;
    box-sizing: content-box;
    width: calc(var(--phone) - 12px);
    aspect-ratio: calc(1 / var(--cut));
    border: 6px solid ${palette.inkLine};
    border-bottom: 0;
    border-start-start-radius: ${radius.lg};
    border-start-end-radius: ${radius.lg};
  }

  ${media.lg} {
    margin-block: 0;
    margin-inline: 0 calc(-1 * var(--bleed));

    .ground {
      display: block;
    }
    .part {
      display: none;
    }
    .whole {
      display: block;
      aspect-ratio: 5 / 4;
      border-start-start-radius: ${radius.lg};
      border-end-start-radius: ${radius.lg};
    }
    .whole img,
    .phone img {
      object-position: 0 0;
    }
    .screen {
      padding-block: clamp(40px, 6vw, 88px) clamp(48px, 6vw, 88px);
    }
  }
  ${media.xl} {
    /* The phone's width: beside the screen, not on it, and to about the same scale. */
    --phone: clamp(256px, 20.5vw, 360px);

    .phone {
      display: block;
    }
    .screen {
      padding-inline: calc(var(--phone) - 56px) 0;
    }
  }
  ${media.print} {
    margin: 0;
    padding: 0;
    .part,
    .phone {
      display: none;
    }
    .screen {
      padding: 0;
    }
    .whole {
      display: block;
      aspect-ratio: var(--ratio);
    }
  }
`;

/**
 * The sizes of map and screenshot. Both are a little softer than sharp displays could show, so that the pictures
 * together weigh about as much as one.
 */
const sizes = {
  ground: '(min-resolution: 1.5dppx) 28vw, 56vw',
  screen: [
    '(min-resolution: 1.5dppx) and (min-width: 1280px) 37vw',
    '(min-width: 1280px) 50vw',
    '(min-resolution: 1.5dppx) and (min-width: 1024px) 54vw',
    '(min-width: 1024px) 68vw',
    '92vw',
  ].join(),
};

/**
 * The study's first desktop screenshot on its map, and the phone's; narrow windows show the study's card
 * or, on phones, the top of the phone's. A study without screenshots shows its picture.
 */
export function HeroScreens({ study }: { study: CaseStudy }) {
  const { slug, image, heroImage, images } = study;
  const screenshot = images.find((each) => each.screen === 'desktop');
  const phone = images.find((each) => each.screen === 'phone');
  const alt = screenshot?.alt ?? screenshot?.caption ?? '';
  return (
    <Root style={{ '--cut': phone?.cut ?? 1 }}>
      <div className="ground">
        <Picture image={heroImage} alt="" sizes={sizes.ground} priority loading="lazy" />
      </div>
      <StudyTransition slug={slug}>
        <div className="screen">
          <Picture
            className="part"
            image={image}
            narrow={phone}
            alt={phone ? (phone.alt ?? phone.caption) : alt}
            sizes="100vw"
            priority
            loading="lazy"
          />
          <Picture
            className="whole"
            image={screenshot ?? heroImage}
            alt={alt}
            sizes={sizes.screen}
            priority
            loading="lazy"
          />
        </div>
      </StudyTransition>
      {phone && (
        <Picture
          className="phone"
          image={phone}
          alt={phone.alt ?? phone.caption}
          sizes="21vw"
          priority
          loading="lazy"
        />
      )}
    </Root>
  );
}
