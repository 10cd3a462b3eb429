import { styled } from 'styled-components';
import { withUnits } from '../../content/words/units.ts';

const Whole = styled.span`
  display: inline-block;
`;

/**
 * A text without line breaks in hyphenated words, in ranges, between a number and its unit and, where a line has room
 * for both, between two numbers: a break in ‘no-code’ reads as ‘no’, one in ‘352 of 640’ as no number at all.
 */
export function Unbroken({ text }: { text: string }) {
  return withUnits(text)
    .split(/([^ ]+[-–][^ ]+|[^ ]*\d[^ ]*\u00a0\p{Ll}{1,3} \d[^ ]*)/u)
    .map((part, index) => (index % 2 === 0 ? part : <Whole key={index}>{part}</Whole>));
}

/** Splits a content file's text into paragraphs, at line breaks. */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A content file's text as paragraphs, each of which runs in the direction of its language. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph) => (
    <p key={paragraph} dir="auto">
      <Unbroken text={paragraph} />
    </p>
  ));
}
