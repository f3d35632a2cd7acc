/** A SPIEL_SECRET such as `openssl rand -base64 32` makes, for tests. */
export const TEST_SECRET = 'q0nT4vZc8WmR1sYdKxP7uHfLb3jGaEoN6iVtQwC2yS5='
