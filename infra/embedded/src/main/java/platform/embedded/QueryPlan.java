package platform.embedded;

import de.bwaldvogel.mongo.bson.Document;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * How a query is answered: along one index, and where that does not answer every condition, past whatever further indexes
 * say of a document by its number. Keys are cheap and documents are not, so documents are read last.
 */
final class QueryPlan {
  /** Of reading a document, what reading a key costs. */
  static final double KEY = 1.0 / 256;

  private final IndexPlan along;
  private final List<IndexPlan> past;
  private final boolean whole;

  private QueryPlan(IndexPlan along, List<IndexPlan> past, List<Condition> conditions) {
    this.along = along;
    this.past = past;
    Set<Condition> answered = new HashSet<>(along.answered());
    past.forEach(plan -> answered.addAll(plan.answered()));
    whole = answered.containsAll(conditions);
  }

  /** Null where no index is of use. */
  static QueryPlan best(List<OrderedIndex> indexes, Document query, Document orderBy, int skip, int limit) {
    List<Condition> conditions = Condition.of(query);
    List<IndexPlan> single = plans(indexes, conditions, orderBy);
    List<QueryPlan> all = new ArrayList<>();
    for (IndexPlan plan : single) {
      all.add(new QueryPlan(plan, List.of(), conditions));
      List<IndexPlan> further = further(indexes, conditions, plan);
      if (!further.isEmpty()) {
        all.add(new QueryPlan(plan, further, conditions));
      }
    }
    long matching = all.stream().mapToLong(QueryPlan::fewest).min().orElse(0);
    return all.stream().min(Comparator.comparingDouble(plan -> plan.cost(matching, skip, limit))).orElse(null);
  }

  /** The plan that knows the number of documents without reading them; null where none does. */
  static QueryPlan counting(List<OrderedIndex> indexes, Document query) {
    List<Condition> conditions = Condition.of(query);
    return plans(indexes, conditions, null).stream()
        .map(plan -> new QueryPlan(plan, further(indexes, conditions, plan), conditions))
        .filter(QueryPlan::isWhole)
        .min(Comparator.comparingLong(QueryPlan::keysRead))
        .orElse(null);
  }

  private static List<IndexPlan> plans(List<OrderedIndex> indexes, List<Condition> conditions, Document orderBy) {
    return indexes.stream().map(index -> IndexPlan.of(index, conditions, orderBy)).filter(Objects::nonNull).toList();
  }

  /** For each condition that one index leaves to ask, the index that leaves the fewest by it. */
  private static List<IndexPlan> further(List<OrderedIndex> indexes, List<Condition> conditions, IndexPlan first) {
    Set<Condition> answered = new HashSet<>(first.answered());
    List<IndexPlan> further = new ArrayList<>();
    for (Condition asked : conditions) {
      if (answered.contains(asked)) {
        continue;
      }
      // Bounds that are asked together are met together: by one element, where there is a list of them.
      List<Condition> together = conditions.stream().filter(one -> one.asked() == asked.asked()).toList();
      // Of several conditions on one field an index takes one.
      List<Condition> others = conditions.stream()
          .filter(one -> together.contains(one) || asked.field() == null || !asked.field().equals(one.field()))
          .toList();
      plans(indexes, others, null).stream()
          .filter(plan -> plan.answered().containsAll(together))
          .min(Comparator.comparingLong(IndexPlan::size))
          .ifPresent(plan -> {
            further.add(plan);
            answered.addAll(plan.answered());
          });
    }
    return further;
  }

  /** More documents than this it does not find. */
  private long fewest() {
    return past.stream().mapToLong(IndexPlan::size).reduce(along.size(), Math::min);
  }

  private long keysRead() {
    return along.size() + past.stream().mapToLong(IndexPlan::size).sum();
  }

  /** Roughly, in documents read; of them no more than `matching` are asked for. */
  private double cost(long matching, int skip, int limit) {
    if (past.isEmpty()) {
      return along.cost(matching, skip, limit);
    }
    long left = fewest();
    long keys = past.stream().mapToLong(IndexPlan::size).sum();
    if (!along.isSorted() || limit <= 0) {
      return left + KEY * (keys + along.size());
    }
    double documents = whole ? Math.min(left, limit) : Math.min(left, 2.0 * ((long) skip + limit));
    // The last one wanted may stand at the end: names and words go together.
    return documents + KEY * (keys + along.size());
  }

  boolean isSorted() {
    return along.isSorted();
  }

  /** Whether its documents need not be asked anything more. */
  boolean isWhole() {
    return whole;
  }

  boolean canSkip() {
    return whole && along.isSorted();
  }

  /** How many documents, where nothing more is to be asked of them. */
  long count() {
    if (past.isEmpty()) {
      return along.count();
    }
    NumberSet counted = new NumberSet();
    List<NumberSet> allowed = allowed();
    along.keys().forEach(key -> {
      long number = OrderedIndex.numberOf(key);
      if (allowed.stream().allMatch(set -> set.contains(number))) {
        counted.add(number);
      }
    });
    return counted.size();
  }

  /** The places of the documents in the order of the index, each once; the first `skip` only left out if canSkip. */
  Stream<Object> positions(long skip) {
    return past.isEmpty() ? along.positions(skip) : along.positionsAmong(allowed(), skip);
  }

  private List<NumberSet> allowed() {
    return past.stream().map(IndexPlan::numbers).toList();
  }
}
