/** CSS words for colours, lengths and type, for `hand-styles.ts`. */

const COLOUR =
  /(?<![\w&-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^)]*\)?/i;
export const colourIn = (text: string): string | undefined => COLOUR.exec(text)?.[0];

const NAMED = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid
mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`.split(/\s/),
);

const COLOUR_NAME =
  /^(color|bgcolor|background|backgroundImage|fill|stroke|boxShadow|textShadow|(border|outline)(Top|Right|Bottom|Left|Inline|Block)?(Start|End)?)$|Color$/;
export const isColourName = (name: string): boolean => COLOUR_NAME.test(name);
export const namedColourIn = (text: string): string | undefined =>
  text.split(/[\s,()]+/).find((word) => NAMED.has(word.toLowerCase()));

/** Returns the first non-zero length: '12px' of 'calc(100% - 12px)'. */
export const sizeIn = (text: string): string | undefined =>
  [...text.matchAll(/(?<![\w.])-?\d*\.?\d+(?:px|rem|pt|cm|mm)\b/g)]
    .map(([size]) => size)
    .find((size) => Number.parseFloat(size) !== 0);

const SPACING = /^([mp][trblxy]?|(margin|padding)([A-Z]\w*)?|gap|rowGap|columnGap|spacing)$/;
export const isSpacing = (name: string): boolean => SPACING.test(name);

const LENGTH =
  /^((min|max)?(width|height|Width|Height|InlineSize|BlockSize)|inlineSize|blockSize|flexBasis|(inset|scrollMargin|scrollPadding)([A-Z]\w*)?|top|right|bottom|left|(border|outline)([A-Z]\w*)?(Width|Radius|Offset)|textIndent|columnWidth|perspective)$/;
/** Returns whether a number of this property means px; up to 1 in `sx` it is a fraction. Excludes radius factors. */
export const isLength = (name: string): boolean => LENGTH.test(name);

const KEPT = /^(inherit|initial|unset|normal)$/;
/**
 * Returns whether the property with this value is hard-coded type: 'fontWeightMedium' and 'h4.fontSize' are
 * theme values.
 */
export const isType = (name: string, value?: string): boolean =>
  /^(fontSize|fontWeight|fontFamily|letterSpacing|lineHeight)$/.test(name) &&
  (value === undefined || !(KEPT.test(value) || /^(fontWeight|[a-z]\w*\.)[A-Za-z]+$/.test(value)));

export const hasShadow = (name: string, value: string): boolean =>
  /^(boxShadow|textShadow)$/.test(name) && !/^(none|inherit|)$/.test(value);
