import { styled } from 'styled-components';

const Whole = styled.span`
  white-space: nowrap;
`;

/** A heading's text, each hyphenated word kept on one line: a break in ‘no-code’ reads as ‘no’. */
export function Unbroken({ text }: { text: string }) {
  return text
    .split(/(\S+-\S+)/)
    .map((part, index) => (index % 2 === 0 ? part : <Whole key={index}>{part}</Whole>));
}
