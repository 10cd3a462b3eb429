/** The drawn contour fields of public/contours, used as masks so that they take the tone's colours. */
export type ContourName = 'ridge' | 'basin' | 'spur';

export const contourUrl = (name: ContourName): string => `/contours/${name}.svg`;
