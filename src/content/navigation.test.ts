import { expect, test } from 'vitest';
import { surveyPoints } from './navigation.ts';
import { offices } from './offices.ts';

test("the footer's survey points are the offices", () => {
  expect(surveyPoints).toEqual(
    offices.map(({ name, gridReference }) => ({ name, position: gridReference })),
  );
});
