import ts from 'typescript';

/** Names that say a file computes with money. */
const moneyName =
  /cents|price|dollar|wage|upcharge|mileage|gratuity|discount|(?:^|[a-z])(?:fees?|costs?|margin)(?![a-z])|^(?:fees?|costs?|margin|amount)/i;
const rounding = /(?:^Math\.(?:round|floor|ceil|trunc)|\.to(?:Fixed|Precision)|parseFloat)$/;
const floatOperators: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.AsteriskToken, ts.SyntaxKind.SlashToken]);

/**
 * Where a file that names money rounds or reads a float: `Math.round(cents * rate)`, `(cents / 100).toFixed(2)`,
 * `Number(percentage) / 100`. Each as it is written, so that an exception names the very expression.
 */
export function findFloats(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  let namesMoney = false;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && moneyName.test(node.text)) namesMoney = true;
    if (isRounding(node) || isReadAsFloat(node)) found.push(node.getText().replace(/\s+/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return namesMoney ? found : [];
}

function isRounding(node: ts.Node): boolean {
  return ts.isCallExpression(node) && rounding.test(node.expression.getText());
}

/** `Number(…)` as a factor or a dividend. */
function isReadAsFloat(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || !floatOperators.has(node.operatorToken.kind)) return false;
  return [node.left, node.right].some((side) => ts.isCallExpression(side) && side.expression.getText() === 'Number');
}
