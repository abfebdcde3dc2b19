package platform.embedded;

import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * One thing that a query asks of each document, as far as an index can answer it.
 *
 * @param field null where it is about more than one field
 * @param points the values that it allows, or null
 * @param from least bytes of a range, or null; `fromBehind`: behind all that begins with them
 * @param whole whether nothing but this is asked: what the bounds leave need not be asked again
 */
record Condition(String key, Object asked, String field, List<Object> points, byte[] from, boolean fromBehind, byte[] to,
    boolean toBehind, boolean whole) {

  /** All of them must hold. */
  static List<Condition> of(Document query) {
    List<Condition> conditions = new ArrayList<>();
    collect(query, conditions);
    return conditions;
  }

  boolean isRange() {
    return from != null || to != null;
  }

  private static void collect(Document query, List<Condition> conditions) {
    for (Map.Entry<String, Object> entry : query.entrySet()) {
      String key = entry.getKey();
      Object asked = entry.getValue();
      if (key.equals("$and") && asked instanceof Collection<?> parts
          && parts.stream().allMatch(Document.class::isInstance)) {
        parts.forEach(part -> collect((Document) part, conditions));
      } else if (key.startsWith("$")) {
        conditions.add(other(key, asked, null));
      } else if (BsonRegularExpression.isRegularExpression(asked)) {
        conditions.add(asked instanceof Document operators && operators.keySet().stream().anyMatch(Condition::isForeign)
            ? other(key, asked, key)
            : matching(key, asked));
      } else if (asked instanceof Document operators && operators.keySet().stream().anyMatch(one -> one.startsWith("$"))) {
        operators.forEach((operator, value) -> conditions.add(operation(key, asked, operator, value)));
      } else {
        conditions.add(asked instanceof Document ? other(key, asked, key) : points(key, asked, asList(asked)));
      }
    }
  }

  private static boolean isForeign(String operator) {
    return !operator.equals("$regex") && !operator.equals("$options");
  }

  private static List<Object> asList(Object value) {
    List<Object> list = new ArrayList<>();
    list.add(value);
    return list;
  }

  private static Condition operation(String key, Object asked, String operator, Object value) {
    return switch (operator) {
      case "$eq" -> points(key, asked, asList(value));
      case "$in" -> value instanceof Collection<?> values ? points(key, asked, new ArrayList<>(values)) : other(key, asked, key);
      case "$gt" -> range(key, asked, value, IndexKeys.of(value), true, IndexKeys.ofType(value), true);
      case "$gte" -> range(key, asked, value, IndexKeys.of(value), false, IndexKeys.ofType(value), true);
      case "$lt" -> range(key, asked, value, IndexKeys.ofType(value), false, IndexKeys.of(value), false);
      case "$lte" -> range(key, asked, value, IndexKeys.ofType(value), false, IndexKeys.of(value), true);
      default -> other(key, asked, key);
    };
  }

  private static Condition points(String key, Object asked, List<Object> values) {
    boolean told = values.stream().allMatch(value -> IndexKeys.isExact(value) && !isNotANumber(value));
    return told ? new Condition(key, asked, key, values, null, false, null, false, true) : other(key, asked, key);
  }

  private static Condition range(String key, Object asked, Object value, byte[] from, boolean fromBehind, byte[] to,
      boolean toBehind) {
    boolean ordered = value instanceof String || value instanceof Instant || value instanceof Number;
    if (!ordered || !IndexKeys.isExact(value) || isNotANumber(value)) {
      return other(key, asked, key);
    }
    return new Condition(key, asked, key, null, from, fromBehind, to, toBehind, true);
  }

  /** The beginning that a pattern demands is a range. */
  private static Condition matching(String key, Object asked) {
    BsonRegularExpression expression = BsonRegularExpression.convertToRegularExpression(asked);
    String options = expression.getOptions() == null ? "" : expression.getOptions();
    StringBuilder begin = new StringBuilder();
    boolean whole = literalBeginning(expression.getPattern(), begin);
    if (begin.isEmpty() || !options.isEmpty()) {
      return other(key, asked, key);
    }
    byte[] prefix = IndexKeys.ofTextPrefix(begin.toString());
    return new Condition(key, asked, key, null, prefix, false, prefix, true, whole);
  }

  /** Whether the pattern says nothing beyond this beginning. */
  private static boolean literalBeginning(String pattern, StringBuilder begin) {
    if (!pattern.startsWith("^") || pattern.indexOf('|') >= 0) {
      return false;
    }
    for (int at = 1; at < pattern.length(); at++) {
      char sign = pattern.charAt(at);
      if (sign == '\\' && at + 1 < pattern.length() && !Character.isLetterOrDigit(pattern.charAt(at + 1))) {
        begin.append(pattern.charAt(++at));
      } else if ("*?{".indexOf(sign) >= 0) {
        // What stands before it may be missing.
        begin.setLength(Math.max(0, begin.length() - 1));
        return false;
      } else if ("\\.[]()+}^$".indexOf(sign) >= 0) {
        return false;
      } else {
        begin.append(sign);
      }
    }
    return true;
  }

  private static boolean isNotANumber(Object value) {
    return value instanceof Number number && Double.isNaN(number.doubleValue());
  }

  private static Condition other(String key, Object asked, String field) {
    return new Condition(key, asked, field, null, null, false, null, false, false);
  }

  boolean allowsMissing() {
    return points != null && points.stream().anyMatch(Missing::isNullOrMissing);
  }

  boolean asksForNumbers() {
    return points != null
        ? points.stream().anyMatch(Number.class::isInstance)
        : isRange() && (from != null ? from : to)[0] == IndexKeys.ofType(0)[0];
  }
}
