import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NoticeItem } from './privacy-copy.ts';
import { siteConfig } from '../../content/site.ts';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Eyebrow } from '../../ui/layout/Eyebrow.tsx';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';

export const NoticeRoot = styled.div`
  .head > p {
    margin: 0;
  }
  h2 {
    ${textStyle.h3}
    grid-column: 1 / -1;
    margin-top: 4px;
  }

  .changed {
    ${textStyle.label}
    margin-top: 20px;
    color: ${color.muted};
  }
  .sample {
    margin-top: 12px;
  }
  dl > div {
    padding-block: 20px;
    border-bottom: 1px solid ${color.line};
    counter-increment: item;
  }
  dt {
    display: flex;
    gap: 14px;
    align-items: baseline;
    font-weight: 600;
  }
  dt::before {
    ${textStyle.label}
    flex: none;
    color: ${color.accentStrong};
    content: counter(item, decimal-leading-zero) / '';
  }
  dd {
    ${textStyle.small}
    max-width: 41.5em;
    margin-top: 6px;
    color: ${color.muted};
  }
  dd p + p {
    margin-top: 8px;
  }
  dd .link-row {
    column-gap: 20px;
    margin-top: 0;
  }
  dd a {
    color: ${color.accentStrong};
    overflow-wrap: anywhere;
  }
  ${media.md} {
    dd {
      padding-inline-start: 30px;
    }
  }
`;

interface NoticeTextProps {
  items: readonly NoticeItem[];
  /** The id of its heading. */
  titleId: string;
  /** Beside the heading. */
  close?: ReactNode;
}

/** The text of the privacy notice. */
export function NoticeText({ items, titleId, close }: NoticeTextProps) {
  return (
    <>
      <div className="head">
        <Eyebrow>Privacy notice</Eyebrow>
        <h2
          id={titleId}
          tabIndex={-1}
          autoFocus={!!close}
          // After a navigation: React writes the attribute in served HTML alone.
          ref={(heading) => void heading?.toggleAttribute('autofocus', !!close)}
        >
          What happens to what you write to us
        </h2>
        {close}
      </div>
      <p className="changed">Last changed {siteConfig.privacy.noticeChanged}</p>
      <SampleTag />
      <dl>
        {items.map(({ title, paragraphs, links = [] }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Unbroken text={paragraph} />
                </p>
              ))}
              {links.length > 0 && (
                <p className="link-row">
                  {links.map(({ text, href }) => (
                    <a key={href} href={href}>
                      {text}
                    </a>
                  ))}
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
