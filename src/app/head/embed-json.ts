/** Serialises data for a script element: an unescaped `<` would let `</script>` in a string end it early. */
export const embedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
